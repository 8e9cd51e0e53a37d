import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useOpenable } from '../../components/openable.ts';
import { usePathChange } from '../../lib/path-change.ts';

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

interface AccessDialogProviderProps {
  children: ReactNode;
  load?: typeof loadPanel;
}

const AccessDialogContext = createContext<AccessDialog | null>(null);

/** The access dialog of the page. Its code is fetched when it is first wanted. */
export function useAccessDialog(): AccessDialog {
  const dialog = use(AccessDialogContext);
  if (!dialog) throw new Error('useAccessDialog needs an AccessDialogProvider above it');
  return dialog;
}

/** Holds the access dialog for everything below it; it closes when another page is gone to. */
export function AccessDialogProvider({ children, load = loadPanel }: AccessDialogProviderProps) {
  const [options, setOptions] = useState<AccessOptions | null>(null);
  const access = useOpenable(load, 'No pudimos abrir el acceso');
  const { Part: AccessPanel, opened, open: show, close, preload } = access;
  const open = useCallback(
    (wanted: AccessOptions = {}) => {
      setOptions(wanted);
      show();
    },
    [show],
  );
  usePathChange(close);
  const dialog = useMemo(() => ({ open, close, preload }), [open, close, preload]);

  return (
    <AccessDialogContext value={dialog}>
      {children}
      {AccessPanel && options && <AccessPanel opened={opened} options={options} onClose={close} />}
    </AccessDialogContext>
  );
}
