import type { ReactNode } from 'react';

function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const UserIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M3.500 21.500c.8-5 4.200-7.300 8.500-7.300s7.700 2.300 8.500 7.300" />
  </Icon>
);

export const LeaveIcon = () => (
  <Icon>
    <path d="M14 3.500H5v17h9M10 12h11M17.500 8l3.800 4l-3.800 4" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon size={28}>
    <path d="M3 6.500h18M3 12h18M3 17.500h18" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon size={28}>
    <path d="M5 5l14 14M19 5L5 19" />
  </Icon>
);

/** The product's mark: a sphere with its axes and a moon. */
export const Mark = () => (
  <svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <g fill="none" stroke="#C8A24A" strokeWidth="1.3">
      <circle cx="13" cy="13" r="11.5" />
      <path d="M13 1.500v23M1.500 13h23" strokeWidth=".9" />
    </g>
    <path d="M16.600 6a7.600 7.600 0 1 0 0 14a9.200 9.200 0 0 1 0-14Z" fill="#E9D8A6" />
  </svg>
);
