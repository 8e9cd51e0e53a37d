import { createTheme, type MantineColorsTuple } from '@mantine/core';

const gold: MantineColorsTuple = [
  '#FBF6E9',
  '#F4ECD9',
  '#E9D8A6',
  '#DEC685',
  '#D2B265',
  '#C8A24A',
  '#AE8B3A',
  '#8D702D',
  '#6B5522',
  '#4A3A17',
];

const ember: MantineColorsTuple = [
  '#FDEFE9',
  '#FBDDD1',
  '#F6BBA5',
  '#F09877',
  '#EA7C52',
  '#E4683A',
  '#C9542A',
  '#A24321',
  '#7B3319',
  '#552311',
];

const verdigris: MantineColorsTuple = [
  '#EEF6F5',
  '#D8EAE8',
  '#B5D8D4',
  '#93C6C0',
  '#78B4AD',
  '#5FA59A',
  '#4B857C',
  '#3A6760',
  '#2A4B46',
  '#1B312E',
];

/** Mantine's dark ramp from text (0) to the page (7): its components fall into the night by themselves. */
const dark: MantineColorsTuple = [
  '#DAD6E4',
  '#C3BFD2',
  '#A9A6BF',
  '#8F8CAB',
  '#3A4068',
  '#1A2248',
  '#0E1533',
  '#0B1026',
  '#080C1D',
  '#050813',
];

/** The celestial atlas: one dark scheme, squarish corners, gold for lines, ember for what calls. */
export const theme = createTheme({
  colors: { gold, ember, verdigris, dark },
  primaryColor: 'gold',
  primaryShade: 5,
  autoContrast: true,
  white: '#F4ECD9',
  black: '#1D1A2B',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '400', textWrap: 'balance' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '4px', xl: '4px' },
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
