import type { MouseEvent } from 'react';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { isPlainPress } from '../../lib/plain-press.ts';
import { shortDays } from '../../lib/sign-days.ts';
import { useAwake } from '../../lib/awake.ts';
import classes from './sign-picker.module.css';

interface SignPickerProps {
  sign: SignName | undefined;
  onChoose(sign: SignName): void;
}

/** Chooses the sign whose tile is pressed; without its radio button the press follows the link. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  const radio = event.currentTarget.parentElement?.querySelector('input');
  if (!radio || !isPlainPress(event)) return;
  event.preventDefault();
  radio.focus({ preventScroll: true });
  radio.click();
}

/**
 * The twelve signs, one of which is read. They are links to the signs' own pages, and, once the page
 * is alive, radio buttons: the keyboard and assistive technology then know these alone.
 */
export function SignPicker({ sign, onChoose }: SignPickerProps) {
  const isAwake = useAwake();
  return (
    <fieldset className={classes.picker}>
      <legend className="visually-hidden">Elige tu signo</legend>
      {SIGN_NAMES.map((name) => (
        <label key={name} className={classes.sign}>
          {isAwake ? (
            <input
              type="radio"
              name="horoscope-sign"
              value={name}
              aria-label={`${name}, ${shortDays(name)}`}
              checked={name === sign}
              onChange={() => onChoose(name)}
              className="visually-hidden"
            />
          ) : null}
          <a
            href={`/horoscopo/${signSlug(name)}`}
            {...(isAwake ? { tabIndex: -1, 'aria-hidden': true } : {})}
            onClick={choose}
          >
            <SignGlyph sign={name} />
            <b>{name}</b>
            <span>{shortDays(name)}</span>
          </a>
        </label>
      ))}
    </fieldset>
  );
}
