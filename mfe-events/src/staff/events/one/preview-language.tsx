import { Button, ButtonRow, htmlLang, languageNames, type Language } from '@hub/web';
import { languages } from '@hub/contracts/shared';

type Props = { language: Language; onChoose: (language: Language) => void };

/** In which language a preview is read. */
export function PreviewLanguage({ language, onChoose }: Props) {
  return (
    <ButtonRow>
      {languages.map((each) => (
        <Button
          key={each}
          size="small"
          look={each === language ? 'secondary' : 'quiet'}
          aria-pressed={each === language}
          lang={htmlLang(each)}
          onClick={() => onChoose(each)}
        >
          {languageNames[each]}
        </Button>
      ))}
    </ButtonRow>
  );
}
