import { useEffect, useState, type MouseEvent } from 'react';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { useSession } from '../account/session.ts';
import { isPlainPress } from '../../lib/plain-press.ts';
import { signOfDate } from '../../lib/sign-days.ts';

const KEY = 'sibila:sign';

function remembered(): SignName | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return SIGN_NAMES.find((sign) => sign === kept);
  } catch {
    // Where the browser keeps nothing, the sign is chosen again.
    return undefined;
  }
}

/** The sign for whose other days somebody is on their way to the horoscope. */
let asked: SignName | undefined;

/** For a link to the horoscope: it opens on this sign once, also for who has one of their own. */
export const askForSign = (sign: SignName) => (event: MouseEvent) => {
  rememberSign(sign);
  if (isPlainPress(event)) asked = sign;
};

/** Has the horoscope open on a sign the next time, for who has none of their own. */
function rememberSign(sign: SignName): void {
  try {
    localStorage.setItem(KEY, sign);
  } catch {
    // As above.
  }
}

function signOfSeason(): SignName {
  const now = new Date();
  return signOfDate(now.getMonth() + 1, now.getDate());
}

/**
 * The sign whose day is read: the one asked for on the way here or chosen here, the person's own, the one chosen last time, or
 * the one the season is in. Undefined until it is known who is reading.
 */
export function useChosenSign(): [SignName | undefined, (sign: SignName) => void] {
  const { status, user } = useSession();
  const [chosen, setChosen] = useState(() => asked);
  useEffect(() => {
    asked = undefined;
  }, []);
  const choose = (sign: SignName) => {
    setChosen(sign);
    rememberSign(sign);
  };
  if (chosen !== undefined || status === 'loading') return [chosen, choose];
  return [user?.zodiacSign ?? remembered() ?? signOfSeason(), choose];
}
