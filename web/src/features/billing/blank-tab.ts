/** A tab that was opened before it is known where it leads. */
interface BlankTab {
  /** False where the browser did not allow it. */
  isOpen: boolean;
  leadTo(url: string): void;
  close(): void;
}

/** Opens an empty tab, dark as the product's pages; for the handler of a click. */
export function openBlankTab(title: string): BlankTab {
  const tab = window.open('', '_blank');
  if (!tab) return { isOpen: false, leadTo: () => undefined, close: () => undefined };
  // Wherever it leads, that page must not reach back into this one.
  tab.opener = null;
  tab.document.title = title;
  tab.document.documentElement.style.background = '#0b1026';
  return {
    isOpen: true,
    leadTo: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
