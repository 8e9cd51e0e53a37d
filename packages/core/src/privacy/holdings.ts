import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emailTokens, knownDevices, sessions, users } from '@sibila/drizzle/schema/account';
import type { schema } from '@sibila/drizzle/schema/all';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { idempotencyKeys, quotaUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { rightsRequests } from '@sibila/drizzle/schema/rights';
import { isLiveRow, isMarkRow } from '../quota/repo.ts';
import { BILLING_HOLDINGS } from './billing-holdings.ts';
import { deviceName } from './device.ts';
import { held, owned, type Holding, type Person } from './holding.ts';
import { DAY, DIGEST, KEY, MACHINE, OWNER, said, TYPE } from './holding-fields.ts';
import { READING_HOLDINGS } from './reading-holdings.ts';

type Schema = typeof schema;
type TableName = {
  [N in keyof Schema]: Schema[N] extends PgTable ? N : never;
}[keyof Schema];

const RESERVATION = {
  type: TYPE,
  id: 'Identificador',
  owner: MACHINE,
  bodyDigest: DIGEST,
  userId: OWNER,
} as const;
/** The mails to a person: to their address, or with a link of theirs. */
const mailsTo = ({ id, email }: Person) => {
  const links = sql`select ${emailTokens.id}::text from ${emailTokens} where ${emailTokens.userId} = ${id}`;
  return or(
    sql`lower(${outbox.recipient}) = lower(${email})`,
    sql`${outbox.message} ->> 'tokenId' in (${links})`,
  );
};

/**
 * What must go with them: also mails to a former address that are kept for the record alone. One of
 * a namesake goes too, which nobody will miss; in an export it would be somebody else's.
 */
const mailsAbout = (person: Person) =>
  or(
    mailsTo(person),
    and(
      or(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt)),
      or(
        sql`${outbox.message} ->> 'fullName' = ${person.fullName}`,
        sql`lower(${outbox.message} ->> 'newEmail') = lower(${person.email})`,
      ),
    ),
  );

/** What a person wrote to support, signed in or, from their address, as a guest. */
const messagesOf = ({ id, email }: Person) =>
  or(
    eq(contactMessages.accountId, id),
    and(isNull(contactMessages.accountId), sql`lower(${contactMessages.email}) = lower(${email})`),
  );

const outcomesOf = ({ id }: Person) => sql`starts_with(${idempotencyKeys.scope}, ${`${id}:`})`;

/**
 * Every table of the product: what an export takes from it, and how an erasure empties it. A table
 * or a column that is missing here does not compile; the tests fill each table and look.
 */
export const HOLDINGS: { readonly [N in TableName]: Holding } = {
  users: held(users, {
    title: 'Tus datos',
    mine: ({ id }) => eq(users.id, id),
    order: [users.id],
    fields: {
      fullName: 'Nombre completo',
      username: 'Nombre de usuario',
      usernameChosenAt: 'Nombre de usuario elegido',
      email: 'Correo electrónico',
      pendingEmail: 'Correo nuevo, sin confirmar',
      zodiacSign: 'Signo del zodiaco',
      premiumUntil: 'Premium hasta',
      premiumSlackUntil: MACHINE,
      createdAt: 'Cuenta abierta',
      emailVerifiedAt: 'Correo confirmado',
      firstLoginAt: 'Primera entrada',
      id: 'Identificador',
      passwordHash: {
        omitted:
          'Tu contraseña no la conocemos: guardamos una huella con la que se comprueba, y nada más.',
      },
    },
    erased: 'account',
  }),
  ...READING_HOLDINGS,
  ...BILLING_HOLDINGS,
  sessions: owned(sessions, {
    title: 'Sesiones abiertas',
    order: [desc(sessions.createdAt), sessions.id],
    fields: {
      userAgent: { label: 'Dispositivo', say: deviceName },
      createdAt: 'Abierta',
      expiresAt: 'Caduca sin uso',
      id: KEY,
      userId: OWNER,
    },
  }),
  knownDevices: owned(knownDevices, {
    title: 'Dispositivos desde los que entraste, para avisarte de los nuevos',
    order: [desc(knownDevices.seenAt), knownDevices.mark],
    fields: {
      seenAt: 'Último uso',
      mark: {
        omitted:
          'De cada dispositivo queda una huella cifrada de su navegador y su red, que no dice cuáles son.',
      },
      userId: OWNER,
    },
  }),
  emailTokens: owned(emailTokens, {
    title: 'Enlaces enviados por correo',
    order: [desc(emailTokens.createdAt), emailTokens.id],
    fields: {
      kind: said('Para', {
        verify: 'Confirmar el correo',
        reset: 'Restablecer la contraseña',
        change: 'Confirmar un correo nuevo',
        revert: 'Volver al correo de antes',
      }),
      email: 'Enviado a',
      createdAt: 'Creado',
      expiresAt: 'Caduca',
      usedAt: 'Usado',
      voidedAt: 'Anulado',
      id: KEY,
      userId: OWNER,
    },
  }),
  outbox: held(outbox, {
    title: 'Correos para ti',
    mine: mailsTo,
    order: [desc(outbox.createdAt), outbox.id],
    fields: {
      recipient: 'Destinatario',
      message: 'Contenido',
      createdAt: 'Escrito',
      sentAt: 'Enviado',
      expiresAt: 'Se envía como tarde',
      id: 'Identificador',
      attempts: MACHINE,
      nextAttemptAt: MACHINE,
      deadAt: MACHINE,
      lastError: MACHINE,
    },
    shape: (row) => {
      const { tokenId: _, ...message } = row['message'] as Record<string, unknown>;
      return { ...row, message };
    },
    erased: async ({ db }, person) => void (await db.delete(outbox).where(mailsAbout(person))),
  }),
  quotaUsage: owned(quotaUsage, {
    title: 'Cupo usado',
    order: [desc(quotaUsage.window), quotaUsage.type],
    fields: {
      type: TYPE,
      window: 'Periodo de 30 días desde el registro (el primero es 0)',
      used: 'Lecturas',
      userId: OWNER,
    },
  }),
  readingReservations: held(readingReservations, {
    title: 'Lecturas que se están escribiendo',
    mine: ({ id }) => and(eq(readingReservations.userId, id), isLiveRow),
    order: [desc(readingReservations.createdAt), readingReservations.id],
    fields: {
      ...RESERVATION,
      createdAt: 'Empezada',
      window: 'Periodo del cupo',
      leaseUntil: MACHINE,
    },
    more: [
      {
        name: 'removed_readings',
        title: 'De cada lectura que borraste queda un año su identificador, y nada de su texto',
        mine: ({ id }) => and(eq(readingReservations.userId, id), isMarkRow),
        order: [desc(readingReservations.createdAt), readingReservations.id],
        fields: {
          ...RESERVATION,
          createdAt: 'Borrada',
          window: MACHINE,
          leaseUntil: 'Se guarda hasta',
        },
      },
    ],
    erased: 'cascade',
  }),
  idempotencyKeys: held(idempotencyKeys, {
    title: 'Respuestas guardadas un día, por si se repite una petición',
    mine: outcomesOf,
    order: [desc(idempotencyKeys.expiresAt), idempotencyKeys.scope, idempotencyKeys.key],
    fields: {
      scope: 'Petición',
      outcome: 'Respuesta',
      expiresAt: 'Se borra',
      key: MACHINE,
      leaseUntil: MACHINE,
      bodyDigest: DIGEST,
    },
    erased: async ({ db }, person) =>
      void (await db.delete(idempotencyKeys).where(outcomesOf(person))),
  }),
  rightsRequests: held(rightsRequests, {
    title: 'Solicitudes sobre tus datos',
    mine: ({ id }) => eq(rightsRequests.accountId, id),
    order: [desc(rightsRequests.receivedOn), rightsRequests.id],
    fields: {
      kind: said('Solicitud', { export: 'Copia de los datos', delete: 'Borrado de la cuenta' }),
      receivedOn: DAY('Recibida'),
      dueOn: DAY('Se responde antes del final del'),
      doneAt: 'Respondida',
      id: 'Identificador',
      accountId: OWNER,
      subject: {
        omitted:
          'De cada solicitud queda, aun sin cuenta, una huella cifrada de tu correo con la que podemos demostrar que la atendimos.',
      },
    },
    erased: 'unlinked',
  }),
  contactMessages: held(contactMessages, {
    title: 'Mensajes a soporte',
    mine: messagesOf,
    order: [desc(contactMessages.receivedAt), contactMessages.id],
    fields: {
      receivedAt: 'Recibido',
      name: 'Nombre',
      email: 'Correo electrónico',
      subject: 'Asunto',
      message: 'Mensaje',
      isPremium: 'Con prioridad de Premium',
      closedAt: 'Atendido',
      id: 'Identificador',
      accountId: OWNER,
    },
    erased: async ({ db }, person) =>
      void (await db.delete(contactMessages).where(messagesOf(person))),
  }),
  horoscopes: { impersonal: 'Los horóscopos son los mismos para todo el mundo.' },
  looseCovers: { impersonal: 'Las portadas que ya no lleva ningún artículo del blog.' },
  milestones: { impersonal: 'Lo que ya pasó una vez en esta casa, como su primer artículo.' },
  posts: { impersonal: 'Los artículos del blog son los mismos para todo el mundo.' },
  rateLimits: {
    impersonal:
      'Los contadores de intentos llevan una huella cifrada en lugar de tu nombre, y caducan solos.',
  },
  readerUsage: { impersonal: 'El consumo diario de IA se cuenta para toda la casa.' },
};
