import { desc, eq, inArray, sql } from 'drizzle-orm';
import {
  billingCustomers,
  paymentEvents,
  premiumAccounts,
  subscriptions,
} from '@sibila/drizzle/schema/billing';
import { simulatedPayments } from '@sibila/drizzle/schema/simulated-payments';
import { held, owned, type Person } from './holding.ts';
import { KEY, MACHINE, OWNER, said } from './holding-fields.ts';

const AT_PROVIDER = 'Identificador en el proveedor de pagos';

/** The person's customers at the provider of payments. */
const customersOf = ({ id }: Person) =>
  sql`(select ${billingCustomers.customerId} from ${billingCustomers} where ${billingCustomers.accountId} = ${id})`;

/**
 * The tables of what people pay. An erasure leaves their rows, as billing must be kept for years,
 * and takes out of them what says whose they are.
 */
export const BILLING_HOLDINGS = {
  billingCustomers: held(billingCustomers, {
    title: 'Tu ficha en el proveedor de pagos',
    mine: ({ id }) => eq(billingCustomers.accountId, id),
    order: [desc(billingCustomers.createdAt), billingCustomers.customerId],
    fields: {
      customerId: AT_PROVIDER,
      createdAt: 'Abierta',
      checkoutId: 'Último pago abierto',
      checkoutOpenedAt: 'Pago abierto el',
      syncedAt: 'Comprobada por última vez',
      deletedAt: 'Borrada en el proveedor',
      emailChangedAt: 'Correo nuevo, aún sin comunicar al proveedor, desde',
      accountId: OWNER,
      asked: MACHINE,
      answered: MACHINE,
      checkedAt: MACHINE,
      checkoutAttempt: MACHINE,
    },
    erased: 'unlinked',
  }),
  subscriptions: held(subscriptions, {
    title: 'Suscripciones',
    mine: (person) => inArray(subscriptions.customerId, customersOf(person)),
    order: [desc(subscriptions.startedAt), subscriptions.id],
    fields: {
      status: said('Estado', {
        active: 'Al corriente',
        past_due: 'Con un cobro pendiente',
        unpaid: 'Sin pagar',
        incomplete: 'Con el primer pago en curso',
        ended: 'Terminada',
      }),
      startedAt: 'Empezada',
      periodStart: 'Principio del periodo',
      periodEnd: 'Final del periodo',
      endsAtPeriodEnd: 'Termina al final del periodo',
      endedAt: 'Terminó el',
      endedBecause: said('Terminó por', {
        'payment-failed': 'Un cobro que no salió',
        cancelled: 'Cancelarla en el acto',
        'period-end': 'El final del periodo, cancelada antes',
        refunded: 'La devolución del pago',
      }),
      reversedAt: 'El pago volvió por otra vía el',
      amount: 'Importe (en centavos)',
      currency: 'Moneda',
      activatedAt: 'Primer pago confirmado',
      refundAskedAt: 'Reembolso pedido',
      refundReadings: 'Lecturas Premium cuando se pidió',
      refundPausedRenewal: 'El reembolso detuvo la renovación',
      refundWithdrawnAt: 'Petición de reembolso retirada',
      refundBegunAt: 'Reembolso empezado a pagar',
      refundedAt: 'Reembolsada',
      renewalToldFor: 'Avisada la renovación del',
      failureToldFor: 'Avisado el cobro fallido del periodo hasta el',
      cancelToldFor: 'Avisada la cancelación, con Premium hasta',
      endToldAt: 'Avisado el final',
      doubledAt: 'Repetida: descubierta el',
      readingsBefore: 'Lecturas Premium antes de empezar',
      id: 'Identificador',
      customerId: AT_PROVIDER,
      isOurPrice: MACHINE,
    },
    erased: 'kept',
  }),
  paymentEvents: held(paymentEvents, {
    title: 'Avisos del proveedor de pagos',
    mine: (person) => inArray(paymentEvents.customerId, customersOf(person)),
    order: [desc(paymentEvents.receivedAt), paymentEvents.id],
    fields: {
      type: 'Aviso',
      createdAt: 'Ocurrido',
      receivedAt: 'Recibido',
      handledAt: 'Atendido',
      id: 'Identificador',
      customerId: AT_PROVIDER,
    },
    erased: 'kept',
  }),
  premiumAccounts: owned(premiumAccounts, {
    title: 'Premium',
    order: [premiumAccounts.userId],
    fields: {
      grantedUntil: 'Regalado hasta',
      readings: 'Lecturas hechas con Premium',
      userId: OWNER,
    },
  }),
  simulatedPayments: held(simulatedPayments, {
    title: 'Pagos simulados',
    mine: ({ id }) => eq(simulatedPayments.accountId, id),
    order: [desc(simulatedPayments.createdAt), simulatedPayments.id],
    fields: {
      kind: said('Qué es', {
        customer: 'Ficha',
        checkout: 'Pago',
        subscription: 'Suscripción',
        portal: 'Página de gestión',
        key: 'Respuesta guardada, por si se repite una petición',
      }),
      body: 'Datos',
      createdAt: 'Creado',
      customerId: 'Identificador en el proveedor simulado',
      id: KEY,
      accountId: OWNER,
    },
    erased: 'unlinked',
  }),
};
