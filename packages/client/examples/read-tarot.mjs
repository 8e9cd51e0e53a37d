import { createSibilaClient } from '@sibila/client';

const sibila = createSibilaClient(process.env.SIBILA_URL ?? 'http://localhost:3000');

await sibila.account.login.mutate({
  email: process.env.SIBILA_EMAIL,
  password: process.env.SIBILA_PASSWORD,
});

const events = await sibila.tarot.interpret.mutate({
  id: crypto.randomUUID(),
  cards: ['El Ermitaño', 'El Carro', 'La Estrella (Invertida)'],
  question: '¿Es momento de cambiar de taller?',
});
for await (const event of events) {
  if (event.type === 'text') process.stdout.write(event.text);
  if (event.type === 'done') console.log(`\n\nGuardada como ${event.reading.id}`);
}

const { remaining, resetsAt } = await sibila.quota.status.query({ type: 'tarot' });
console.log(`Quedan ${remaining} lecturas hasta el ${resetsAt.toLocaleDateString('es')}`);
