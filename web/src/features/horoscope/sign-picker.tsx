import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { shortDays } from '../../lib/sign-days.ts';
import classes from './sign-picker.module.css';

interface SignPickerProps {
  sign: SignName | undefined;
  onChoose(sign: SignName): void;
}

/** The twelve signs, one of which is read. */
export function SignPicker({ sign, onChoose }: SignPickerProps) {
  return (
    <fieldset className={classes.picker}>
      <legend className="visually-hidden">Elige tu signo</legend>
      {SIGN_NAMES.map((name) => (
        <label key={name} className={classes.sign}>
          <input
            type="radio"
            name="horoscope-sign"
            value={name}
            checked={name === sign}
            onChange={() => onChoose(name)}
            className="visually-hidden"
          />
          <SignGlyph sign={name} />
          <b>{name}</b>
          <span>{shortDays(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
