import { useState } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import { NO_BIRTH } from './birth-draft.ts';
import { BirthFields } from './birth-fields.tsx';
import { draftOf, useKeepBirth, type ProfileBirth } from './own-birth.ts';
import { useBirthForm } from './use-birth-form.ts';
import classes from './birth-card.module.css';

interface BirthEditorProps {
  own: ProfileBirth | null;
  onClose: () => void;
}

/** The form in which the birth of a profile is written and changed. */
export default function BirthEditor({ own, onClose }: BirthEditorProps) {
  const [birth, setBirth] = useState(() => (own === null ? NO_BIRTH : draftOf(own)));
  const keep = useKeepBirth();
  const form = useBirthForm({
    birth,
    onChange: (part) => setBirth((before) => ({ ...before, ...part })),
    send: (request) => keep(request).then(onClose),
    undone: 'No pudimos guardar tus datos de nacimiento',
  });
  return (
    <form
      className={classes.form}
      method="post"
      onSubmit={form.submit}
      noValidate
      aria-label="Datos de nacimiento"
    >
      <BirthFields form={form} />
      {form.failure === null ? null : <FormNotice kind="failure">{form.failure}</FormNotice>}
      <div className={classes.ways}>
        <CallButton type="submit" aria-disabled={form.busy}>
          {form.busy ? 'Guardando…' : 'Guardar mis datos'}
        </CallButton>
        <LineButton onClick={onClose}>Cancelar</LineButton>
      </div>
    </form>
  );
}
