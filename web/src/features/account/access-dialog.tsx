import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { showToast } from '../../components/toasts.tsx';
import { fetchPart } from '../../lib/fetch-part.ts';
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
type Panel = Awaited<ReturnType<typeof loadPanel>>['default'];

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

/** Says that the dialog could not be had, and what to do about it. */
function tellMissing(): void {
  const title = 'No pudimos abrir el acceso';
  if (!navigator.onLine) {
    const description = 'No hay conexión. Vuelve a intentarlo cuando la tengas.';
    showToast({ title, description, variant: 'destructive' });
    return;
  }
  showToast({
    title,
    description:
      'Vuelve a intentarlo. Si sigue sin abrirse, recarga: puede haber una versión nueva.',
    variant: 'destructive',
    duration: 15_000,
    action: { label: 'Recargar la página', onClick: () => location.reload() },
  });
}

/** Holds the access dialog for everything below it; it closes when another page is gone to. */
export function AccessDialogProvider({ children, load = loadPanel }: AccessDialogProviderProps) {
  const [options, setOptions] = useState<AccessOptions | null>(null);
  const [opened, setOpened] = useState(false);
  const [AccessPanel, setPanel] = useState<Panel | null>(null);

  const close = useCallback(() => setOpened(false), []);
  const open = useCallback(
    (wanted: AccessOptions = {}) => {
      setOptions(wanted);
      setOpened(true);
      fetchPart(load).then(
        (panel) => setPanel(() => panel.default),
        () => {
          close();
          tellMissing();
        },
      );
    },
    [load, close],
  );
  const preload = useCallback(() => {
    // A failed prefetch is no failure: opening the dialog fetches again.
    fetchPart(load).catch(() => undefined);
  }, [load]);
  usePathChange(close);
  const dialog = useMemo(() => ({ open, close, preload }), [open, close, preload]);

  return (
    <AccessDialogContext value={dialog}>
      {children}
      {AccessPanel && options && <AccessPanel opened={opened} options={options} onClose={close} />}
    </AccessDialogContext>
  );
}
