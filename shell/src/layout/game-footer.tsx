import { LanguageChoice } from '../language/language-choice.tsx';
import css from './game-footer.module.css';

/** Inside a game the foot of the page holds the language and nothing else. */
export function GameFooter() {
  return (
    <footer className={css.footer}>
      <LanguageChoice />
    </footer>
  );
}
