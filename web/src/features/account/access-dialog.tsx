import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

export type AccessTab = 'login' | 'register';

export interface AccessOptions {
  tab?: AccessTab;
  /** Runs after a successful login, once the dialog is closed. */
  onSuccess?: () => void;
  /** What somebody comes in for, where that is said above the forms. */
  purpose?: 'subscribe';
  /** A verification link was opened in vain: the form offers another one. */
  linkFailed?: boolean;
}

export interface AccessDialog {
  open(options?: AccessOptions): void;
  close(): void;
  /** Fetches the dialog's code; for `onPointerEnter` and `onFocus` of whatever opens it. */
  preload(): void;
}

const loadPanel = () => import('./access-panel.tsx');
const AccessPanel = lazy(loadPanel);

const AccessDialogContext = createContext<AccessDialog | null>(null);

/** The access dialog of the page. Its code is fetched when it is first wanted. */
export function useAccessDialog(): AccessDialog {
  const dialog = use(AccessDialogContext);
  if (!dialog) throw new Error('useAccessDialog needs an AccessDialogProvider above it');
  return dialog;
}

/** Holds the access dialog for everything below it. */
export function AccessDialogProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<AccessOptions | null>(null);
  const [opened, setOpened] = useState(false);

  const open = useCallback((wanted: AccessOptions = {}) => {
    setOptions(wanted);
    setOpened(true);
  }, []);
  const close = useCallback(() => setOpened(false), []);
  const preload = useCallback(() => {
    // A failed prefetch is no failure: opening the dialog fetches again.
    loadPanel().catch(() => undefined);
  }, []);
  const dialog = useMemo(() => ({ open, close, preload }), [open, close, preload]);

  return (
    <AccessDialogContext value={dialog}>
      {children}
      {options ? (
        <Suspense fallback={null}>
          <AccessPanel opened={opened} options={options} onClose={close} />
        </Suspense>
      ) : null}
    </AccessDialogContext>
  );
}
