// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { deviceClass, effectsFor, isLowEnd, markDevice } from './device.ts';

const DESKTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };

describe('the device class', () => {
  it('is mobile under 768 pixels, tablet under 1024, desktop from there on', () => {
    expect([320, 767, 768, 1023, 1024, 2560].map(deviceClass)).toEqual([
      'mobile',
      'mobile',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
    ]);
  });
});

describe('a low-end device', () => {
  it('has under 4 GB of memory', () => {
    expect(isLowEnd({ ...DESKTOP, deviceMemory: 2 })).toBe(true);
    expect(isLowEnd({ ...DESKTOP, deviceMemory: 4 })).toBe(false);
  });

  it('is an old phone model', () => {
    const old = ['iPhone; CPU iPhone OS 12_5 like Mac OS X', 'Linux; Android 6.0; Nexus 5'];
    for (const userAgent of old) expect(isLowEnd({ userAgent })).toBe(true);
    const recent = ['iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Linux; Android 15; Pixel 9'];
    for (const userAgent of recent) expect(isLowEnd({ userAgent })).toBe(false);
  });

  it('counts as able when the browser tells nothing of its memory', () => {
    expect(isLowEnd(DESKTOP)).toBe(false);
  });
});

describe('the effects', () => {
  it('are whole on a desktop', () => {
    expect(effectsFor(1440, DESKTOP)).toMatchObject({
      animations: 'full',
      blur: 'full',
      transitionSpeed: 1,
    });
  });

  it('lose animations alone on a tablet', () => {
    expect(effectsFor(820, DESKTOP)).toMatchObject({
      animations: 'reduced',
      blur: 'full',
      transitionSpeed: 1,
    });
  });

  it.each([
    ['on a phone', 390, DESKTOP],
    ['on a low-end desktop', 1440, { ...DESKTOP, deviceMemory: 2 }],
  ])('are all reduced, and motion is shorter, %s', (_, width, hardware) => {
    expect(effectsFor(width, hardware)).toMatchObject({
      animations: 'reduced',
      blur: 'reduced',
      transitionSpeed: 0.8,
    });
  });
});

describe('the marks for style sheets', () => {
  it('follow the width of the window until they are let go', () => {
    const { dataset } = document.documentElement;
    const seen = () => [
      dataset['device'],
      dataset['animations'],
      dataset['blur'],
      dataset['lowEnd'],
    ];
    const resizeTo = (width: number) => {
      window.innerWidth = width;
      window.dispatchEvent(new Event('resize'));
    };
    window.innerWidth = 1440;
    const release = markDevice();
    expect(seen()).toEqual(['desktop', 'full', 'full', undefined]);
    resizeTo(820);
    expect(seen()).toEqual(['tablet', 'reduced', 'full', undefined]);
    resizeTo(390);
    const phone = ['mobile', 'reduced', 'reduced', undefined];
    expect(seen()).toEqual(phone);
    release();
    resizeTo(1440);
    expect(seen()).toEqual(phone);
  });
});
