import { ELEMENT_NAMES, MODALITY_NAMES } from '@sibila/content/compatibility/elements';
import { BODY_NAMES } from '@sibila/content/compatibility/ruler-account';
import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { TermList } from '../../components/term-list.tsx';
import { spokenDays } from '../../lib/sign-days.ts';
import classes from './sign-figures.module.css';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function rowsOf(sign: SignName): [title: string, text: string][] {
  const { element, modality, ruler, modernRuler, exalts } = SIGN_TRAITS[sign];
  const modern = modernRuler ? ` y, entre los modernos, ${BODY_NAMES[modernRuler]}` : '';
  const opposite = SIGN_NAMES[(SIGN_NAMES.indexOf(sign) + 6) % SIGN_NAMES.length] ?? sign;
  return [
    ['Fechas usuales', capital(spokenDays(sign))],
    ['Elemento', capital(ELEMENT_NAMES[element])],
    ['Modalidad', capital(MODALITY_NAMES[modality])],
    ['Regente', BODY_NAMES[ruler] + modern],
    ...(exalts ? [['Exaltación', BODY_NAMES[exalts]] satisfies [string, string]] : []),
    ['Signo opuesto', opposite],
  ];
}

/** What the tradition says of a sign, in figures and names. */
export function SignFigures({ sign }: { sign: SignName }) {
  return (
    <div className={classes.figures}>
      <SignGlyph sign={sign} size={64} />
      <TermList items={rowsOf(sign)} />
    </div>
  );
}
