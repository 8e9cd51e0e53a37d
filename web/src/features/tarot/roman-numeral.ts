const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A number from 1 to 39 as the cards write it: 16 is «XVI». */
export function romanNumeral(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of NUMERALS)
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  return text;
}
