import { useHydrated } from '@tanstack/react-router';
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cookiePolicy } from '@sibila/content/legal/cookies';
import { privacyPolicy } from '@sibila/content/legal/privacy';
import { legalContact, NO_LEGAL_CONTACT } from '@sibila/contracts/legal';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { LegalBody } from './legal-body.tsx';
import { LegalPage } from './legal-page.tsx';
import { POLICIES_TITLE } from './head.ts';
import { useHash } from './use-hash.ts';
import classes from './policies-page.module.css';

/** The policies by their anchors. */
const POLICIES = [
  { id: 'privacidad', title: 'Política de Privacidad' },
  { id: 'cookies', title: 'Política de Cookies' },
] as const;
type PolicyId = (typeof POLICIES)[number]['id'];

/** What the server told, of which nothing was read before this page. */
const told = legalContact.catch(NO_LEGAL_CONTACT);

const COOKIES = cookiePolicy(PRODUCT_NAME);

/** The policy that an anchor names: its own, or that of one of its sections. */
const policyAt = (hash: string): PolicyId =>
  hash === 'cookies' || COOKIES.some(({ id }) => id === hash) ? 'cookies' : 'privacidad';

/** Where an arrow, Home or End leads among the tabs; null for other keys. */
function placeAfter(key: string, at: number): number | null {
  const last = POLICIES.length - 1;
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

interface PoliciesPageProps {
  /** Whom people can turn to about their data, as the server tells it. */
  legal: unknown;
}

/** Privacy and cookies, a tab each; the address says which one is open. */
export function PoliciesPage({ legal }: PoliciesPageProps) {
  const hydrated = useHydrated();
  const sections = useMemo(
    () => ({ privacidad: privacyPolicy(PRODUCT_NAME, told.parse(legal)), cookies: COOKIES }),
    [legal],
  );
  const names = useMemo(
    () => new Set([...POLICIES, ...sections.privacidad, ...COOKIES].map(({ id }) => id)),
    [sections],
  );
  const [hash, change] = useHash(names);
  const open = policyAt(hash);
  return (
    <LegalPage
      title={POLICIES_TITLE}
      lead="Qué sabemos de ti, para qué, cuánto tiempo y cómo lo borras. Sin letra pequeña."
    >
      <PolicyTabs open={open} onChoose={change} />
      <div data-awake={hydrated || undefined} className={classes.panels}>
        {POLICIES.map(({ id, title }) => (
          <Panel key={id} id={id} title={title} isOpen={id === open}>
            <LegalBody title={title} sections={sections[id]} />
          </Panel>
        ))}
      </div>
      <p className={classes.closing}>
        Al usar {PRODUCT_NAME} confirmas que has leído y aceptado la Política de Privacidad y la
        Política de Cookies.
      </p>
    </LegalPage>
  );
}

interface PolicyTabsProps {
  open: PolicyId;
  onChoose: (id: PolicyId) => void;
}

function PolicyTabs({ open, onChoose }: PolicyTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, at: number) => {
    const to = placeAfter(event.key, at);
    const policy = to === null ? undefined : POLICIES[to];
    if (to === null || !policy) return;
    event.preventDefault();
    onChoose(policy.id);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={list} className={classes.tabs} role="tablist" aria-label="Políticas">
      {POLICIES.map(({ id, title }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={id}
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => move(event, at)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  id: PolicyId;
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function Panel({ id, title, isOpen, children }: PanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={!isOpen}>
      {/* Seen where the tabs are not: on paper, and with no scripts. */}
      <p className={classes.name}>{title}</p>
      {children}
    </div>
  );
}
