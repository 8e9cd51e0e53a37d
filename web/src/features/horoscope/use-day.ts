import { useEffect, useState } from 'react';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { addDays } from '@sibila/domain/horoscope/local-day';

/** A calendar day `YYYY-MM-DD` on this browser's clocks. */
function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today on this browser's clocks, also after midnight; undefined until the page is alive. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 60_000);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, []);
  return today;
}

/** The day whose horoscope is read, between the first one that is kept and today. */
export interface DayChoice {
  day: string;
  today: string;
  first: string;
  /** Stays within what is kept. */
  goTo(day: string): void;
}

/** Which day is read: today until another one is chosen. */
export function useDay(): DayChoice | undefined {
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  if (today === undefined) return undefined;
  const first = addDays(today, -HOROSCOPE_DAYS_KEPT);
  const isKept = chosen !== undefined && chosen >= first && chosen < today;
  return {
    day: isKept ? chosen : today,
    today,
    first,
    goTo: (day) => setChosen(day >= today ? undefined : day < first ? first : day),
  };
}
