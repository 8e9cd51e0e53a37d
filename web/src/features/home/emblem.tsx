import type { ReactNode } from 'react';

/** A small engraved emblem in a box of 48 by 48. */
function Emblem({ children }: { children: ReactNode }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 48 48"
      fill="none"
      stroke="#C8A24A"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const SunEmblem = () => (
  <Emblem>
    <circle cx="24" cy="24" r="8.5" />
    <circle cx="24" cy="24" r="1" fill="#E9D8A6" stroke="none" />
    <path d="M24 3v8M24 37v8M3 24h8M37 24h8M9.200 9.200l5.600 5.600M33.200 33.200l5.600 5.600M38.800 9.200l-5.600 5.600M14.800 33.200l-5.600 5.600" />
  </Emblem>
);

export const CardsEmblem = () => (
  <Emblem>
    <path d="M10.500 12.500l-6.200 2.400l9.400 24.600l3.300-1.300M37.500 12.500l6.200 2.400l-9.400 24.600l-3.300-1.300" />
    <rect x="14" y="5" width="20" height="34" rx="1.5" />
    <path
      d="M24 12l1.600 8.400L34 22l-8.400 1.600L24 32l-1.600-8.400L14 22l8.400-1.600Z"
      fill="#E9D8A6"
      stroke="none"
      transform="translate(6.700 6.100) scale(.72)"
    />
  </Emblem>
);

export const HandEmblem = () => (
  <Emblem>
    <path d="M15 45c0-5-2-8-5-12l-5.500-7.500c-1.500-2.500 1.500-4.600 3.500-2.800l5.500 5.300V9.500c0-3 4.300-3 4.300 0V22V5.500c0-3 4.500-3 4.500 0V22V7c0-3 4.400-3 4.400 0v15.500V12c0-2.900 4.300-2.900 4.300 0v19c0 6-2.500 8-2.500 14" />
    <path d="M14.500 31c4-3.500 9-4 15-2M16 37c3-4 6-5 12-3.500" stroke="#E9D8A6" />
  </Emblem>
);

export const StoneEmblem = () => (
  <Emblem>
    <path d="M24 4c10 0 15.500 9 15.500 21S34 44 24 44S8.500 36 8.500 24.500S14 4 24 4Z" />
    <path d="M24 13v22M24 22l-7.500-9M24 22l7.500-9" stroke="#E9D8A6" strokeWidth="1.800" />
    <path d="M36.500 30l-3 .8M35.500 34l-3.200-.2M33.500 38l-2.800-1" />
  </Emblem>
);

export const WheelsEmblem = () => (
  <Emblem>
    <circle cx="17" cy="24" r="14" />
    <circle cx="31" cy="24" r="14" />
    <path d="M17 10v3.500M17 34.500V38M3 24h3.500M31 10v3.500M31 34.500V38M45 24h-3.500" />
    <path
      d="M24 18.500l1.100 4.400l4.400 1.100l-4.400 1.100L24 29.500l-1.100-4.400l-4.400-1.100l4.400-1.100Z"
      fill="#E9D8A6"
      stroke="none"
    />
  </Emblem>
);

export const CompassEmblem = () => (
  <Emblem>
    <circle cx="24" cy="24" r="21" />
    <circle cx="24" cy="24" r="15.500" />
    <path d="M24 3v5.500M24 39.500V45M3 24h5.500M39.500 24H45M9.200 9.200l3.800 3.800M35 35l3.800 3.800M38.800 9.200L35 13M13 35l-3.800 3.800" />
    <path d="M24 12l2.600 9.400L36 24l-9.400 2.600L24 36l-2.600-9.400L12 24l9.400-2.600Z" />
  </Emblem>
);

export const ScalesEmblem = () => (
  <Emblem>
    <path d="M24 5v37M14 42h20M6 13c8 0 10-4 18-4s10 4 18 4" />
    <path d="M10 13L4.500 27h11ZM38 13l-5.500 14h11Z" />
    <path d="M4.500 27c0 6.500 11 6.500 11 0M32.500 27c0 6.500 11 6.500 11 0" />
    <circle cx="24" cy="5" r="1.800" />
  </Emblem>
);

export const DawnEmblem = () => (
  <Emblem>
    <path d="M3 33h42M9 39h30M16 45h16" />
    <path d="M13 33a11 11 0 0 1 22 0" />
    <path d="M24 6v8M6.500 17l6 4.500M41.500 17l-6 4.500M14 9l3.500 7M34 9l-3.500 7" />
  </Emblem>
);
