import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './panel-modal.module.css';

interface PanelModalProps {
  opened: boolean;
  title: string;
  /** Width in pixels, where the screen has them. */
  size: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as an engraved panel. It may be mounted already open: the focus still finds its way back. */
export function PanelModal({ opened, title, size, onClose, children }: PanelModalProps) {
  // Mantine remembers where the focus was when `opened` changes, never at the first render.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title={title}
      centered
      size={size}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        close: classes.close ?? '',
        overlay: classes.overlay ?? '',
      }}
      // Its header is an HTML banner, and the page has one already.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      {children}
    </Modal>
  );
}
