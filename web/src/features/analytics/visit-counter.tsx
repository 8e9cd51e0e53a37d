import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PageView } from '@sibila/contracts/analytics';
import { isCountedPage } from '@sibila/contracts/analytics-pages';
import { hasConsent, onConsentChange } from '../cookie-consent/consent.ts';
import { currentVisit, forgetVisits } from './visit.ts';

/** The host of the site that led here; undefined for none, and for ourselves. */
function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { hostname } = new URL(document.referrer);
  return hostname === '' || hostname === location.hostname ? undefined : hostname;
}

/** Tells the server of a page; what does not arrive is lost, and nobody has to know. */
function send(view: PageView): void {
  fetch('/api/analytics', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => undefined);
}

function count(path: string, isFirst: boolean): void {
  const visit = currentVisit();
  if (!visit) return;
  const referrer = isFirst ? referrerHost() : undefined;
  const { language } = navigator;
  send({
    path,
    ...visit,
    ...(language ? { language } : {}),
    ...(referrer === undefined ? {} : { referrer }),
  });
}

/**
 * Counts the pages that are looked at by who agreed to it, from that moment on. Whoever takes their
 * yes back is forgotten at once.
 */
export default function VisitCounter() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const seen = useRef<string | null>(null);

  useEffect(() => {
    const look = () => {
      if (!hasConsent()) {
        forgetVisits();
        return;
      }
      if (path === seen.current) return;
      const isFirst = seen.current === null;
      seen.current = path;
      if (isCountedPage(path)) count(path, isFirst);
    };
    look();
    return onConsentChange(look);
  }, [path]);

  return null;
}
