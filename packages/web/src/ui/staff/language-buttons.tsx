import { Button, ButtonRow, htmlLang, languageNames, type Language } from '@hub/web';

type Props = { languages: readonly Language[]; chosen: Language; onChoose: (language: Language) => void };

export function LanguageButtons({ languages, chosen, onChoose }: Props) {
  return (
    <ButtonRow>
      {languages.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === chosen ? 'secondary' : 'quiet'}
          aria-pressed={each === chosen}
          lang={htmlLang(each)}
          onClick={() => onChoose(each)}
        >
          {languageNames[each]}
        </Button>
      ))}
    </ButtonRow>
  );
}
