import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import type { AccessOptions, AccessTab } from './access-dialog.tsx';
import type { LinkNews } from './link-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { PanelModal } from './panel-modal.tsx';
import { RegisterForm } from './register-form.tsx';
import { tabClasses } from './tab-classes.ts';
import classes from './fields.module.css';

interface AccessPanelProps {
  opened: boolean;
  options: AccessOptions;
  onClose: () => void;
}

const WIDTH = 460;

/** The dialog itself: two forms under one title, which share the e-mail that is typed. */
export default function AccessPanel({ opened, options, onClose }: AccessPanelProps) {
  const [tab, setTab] = useState<AccessTab>(options.tab ?? 'login');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [seen, setSeen] = useState(options);
  if (seen !== options) {
    setSeen(options);
    setTab(options.tab ?? 'login');
  }

  const loginTab = useRef<HTMLButtonElement>(null);
  const news = newsOf(sentTo, options);
  const waitForVerification = () => {
    setSentTo(email.trim());
    setTab('login');
    // The button that had the focus goes with its form.
    loginTab.current?.focus();
  };
  const succeed = () => {
    setSentTo(null);
    onClose();
    options.onSuccess?.();
  };

  return (
    <PanelModal opened={opened} title="Tu portal al misticismo" size={WIDTH} onClose={onClose}>
      {options.purpose === 'subscribe' ? <Subscribing /> : null}
      <Tabs
        value={tab}
        onChange={(value) => setTab(value === 'register' ? 'register' : 'login')}
        keepMounted={false}
        classNames={tabClasses}
      >
        <Tabs.List grow aria-label="Acceso">
          <Tabs.Tab value="login" ref={loginTab}>
            Iniciar sesión
          </Tabs.Tab>
          <Tabs.Tab value="register">Registrarse</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm email={email} onEmailChange={setEmail} onSuccess={succeed} news={news} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterForm email={email} onEmailChange={setEmail} onRegistered={waitForVerification} />
        </Tabs.Panel>
      </Tabs>
    </PanelModal>
  );
}

function newsOf(sentTo: string | null, { linkFailed }: AccessOptions): LinkNews | null {
  if (sentTo !== null) return { kind: 'sent', to: sentTo };
  return linkFailed === true ? { kind: 'failed' } : null;
}

/** What goes on once somebody who wants the paid plan is in. */
function Subscribing() {
  return (
    <p className={classes.purpose}>
      Crea tu cuenta, o entra en la tuya, y sigue con el Plan Pro:{' '}
      <strong>{PREMIUM_PRICE.text} al mes</strong>, impuestos incluidos. Al entrar te llevamos a la
      página de pago; hasta ahí no se cobra nada.
    </p>
  );
}
