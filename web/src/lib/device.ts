import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT, TABLET_BREAKPOINT } from './breakpoints.ts';

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

const LOW_MEMORY_GB = 4;
const OLD_PHONE = /iPhone OS ([4-9]|1[0-2])_|Android [2-7](\.|;)/;

/** What is known of a machine, as the browser tells it. */
export interface Hardware {
  /** Gigabytes, where the browser says. */
  deviceMemory?: number | undefined;
  userAgent: string;
}

/** Which effects a device gets, and how much of their normal time a script's transitions take. */
export interface Effects {
  device: DeviceClass;
  lowEnd: boolean;
  animations: 'full' | 'reduced';
  blur: 'full' | 'reduced';
  transitionSpeed: number;
}

/** The device class of a window `width` pixels wide. */
export function deviceClass(width: number): DeviceClass {
  if (width < MOBILE_BREAKPOINT) return 'mobile';
  return width < TABLET_BREAKPOINT ? 'tablet' : 'desktop';
}

/** Whether a machine is to be spared: under 4 GB of memory, or an old phone. */
export function isLowEnd({ deviceMemory, userAgent }: Hardware): boolean {
  return (deviceMemory !== undefined && deviceMemory < LOW_MEMORY_GB) || OLD_PHONE.test(userAgent);
}

/**
 * The effects for a width and a machine: all reduced on phones and low-end ones, animations alone on
 * tablets. The product has neither particles nor parallax that could be.
 */
export function effectsFor(width: number, hardware: Hardware): Effects {
  const device = deviceClass(width);
  const lowEnd = isLowEnd(hardware);
  const spared = lowEnd || device === 'mobile';
  return {
    device,
    lowEnd,
    animations: spared || device === 'tablet' ? 'reduced' : 'full',
    blur: spared ? 'reduced' : 'full',
    transitionSpeed: spared ? 0.8 : 1,
  };
}

/** The server knows no device: it renders the richest class, and the browser corrects it. */
const ON_SERVER = effectsFor(Infinity, { userAgent: '' });
let latest = ON_SERVER;

function measure(): Effects {
  const memory = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined;
  const next = effectsFor(window.innerWidth, {
    deviceMemory: typeof memory === 'number' ? memory : undefined,
    userAgent: navigator.userAgent,
  });
  if (next.device !== latest.device || next.lowEnd !== latest.lowEnd) latest = next;
  return latest;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

/** The effects that this device gets; follows the window's width. */
export const useEffects = (): Effects => useSyncExternalStore(subscribe, measure, () => ON_SERVER);

/**
 * Keeps the effects readable for style sheets, as data attributes of the document. How much motion
 * is shortened they know by themselves, of the width and of `data-low-end`: a variable set here
 * would have the styles of the whole page made anew.
 */
export function markDevice(): () => void {
  const mark = () => {
    const { transitionSpeed: _, lowEnd, ...marks } = measure();
    Object.assign(document.documentElement.dataset, marks);
    document.documentElement.toggleAttribute('data-low-end', lowEnd);
  };
  mark();
  return subscribe(mark);
}
