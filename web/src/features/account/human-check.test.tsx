// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HumanCheck, type HumanCheckHandle } from './human-check.tsx';
import type { TurnstileApi, TurnstileOptions } from './turnstile.ts';

let options: TurnstileOptions | null = null;

const provider: TurnstileApi = {
  render: vi.fn((_place: HTMLElement, given: TurnstileOptions) => {
    options = given;
    return 'widget-1';
  }),
  execute: vi.fn(),
  reset: vi.fn(),
  remove: vi.fn(),
};

function writeSiteKey(turnstileSiteKey: string | null): void {
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey });
  document.head.append(meta);
}

function mount(onProblem = vi.fn()) {
  const check = createRef<HumanCheckHandle>();
  render(<HumanCheck ref={check} action="register" onProblem={onProblem} />);
  return { check, onProblem };
}

describe('the human check', () => {
  beforeEach(() => {
    options = null;
    vi.clearAllMocks();
  });
  afterEach(() => {
    document.head.replaceChildren();
    delete window.turnstile;
  });

  it('hands out the dummy token at once in local mode, and loads nothing', () => {
    writeSiteKey(null);
    const { check } = mount();
    expect(check.current?.token()).toBe('XXXX.DUMMY.TOKEN.XXXX');
    expect(document.querySelector('script')).toBeNull();
  });

  it('runs on demand, dark and out of sight, and tries again every eight seconds', async () => {
    writeSiteKey('0xKEY');
    window.turnstile = provider;
    const { check } = mount();
    await waitFor(() => expect(options).not.toBeNull());
    expect(options).toMatchObject({
      sitekey: '0xKEY',
      action: 'register',
      theme: 'dark',
      execution: 'execute',
      appearance: 'interaction-only',
      'retry-interval': 8000,
    });
    expect(provider.execute).not.toHaveBeenCalled();
    check.current?.execute();
    check.current?.execute();
    expect(provider.execute).toHaveBeenCalledOnce();
    options?.callback('token-1');
    expect(check.current?.token()).toBe('token-1');
  });

  it('throws the token away on a reset', async () => {
    writeSiteKey('0xKEY');
    window.turnstile = provider;
    const { check } = mount();
    await waitFor(() => expect(options).not.toBeNull());
    options?.callback('token-1');
    check.current?.reset();
    expect(check.current?.token()).toBeNull();
    expect(provider.reset).toHaveBeenCalledWith('widget-1');
  });

  it('says that the check failed', async () => {
    writeSiteKey('0xKEY');
    window.turnstile = provider;
    const { onProblem } = mount();
    await waitFor(() => expect(options).not.toBeNull());
    options?.['error-callback']();
    expect(await screen.findByText('Error en la verificación.')).toBeInTheDocument();
    expect(onProblem).toHaveBeenCalledOnce();
  });

  it('says that the widget could not be drawn', async () => {
    writeSiteKey('0xKEY');
    window.turnstile = { ...provider, render: () => undefined };
    mount();
    expect(await screen.findByText('Error al renderizar el captcha.')).toBeInTheDocument();
  });

  it('loads the script from its provider, and says when it does not come', async () => {
    writeSiteKey('0xKEY');
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    mount();
    const script = append.mock.calls[0]?.[0];
    if (!(script instanceof HTMLScriptElement)) throw new Error('no script was added');
    expect(script.src).toBe(
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    );
    script.dispatchEvent(new Event('error'));
    expect(
      await screen.findByText('Error al cargar Turnstile. Por favor, recarga la página.'),
    ).toBeInTheDocument();
  });
});
