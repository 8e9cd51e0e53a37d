import { startEmbeddedPostgres } from '../embedded.ts';

// A process of its own that uses the embedded database of the folder it is given: it prints one
// JSON line when it is connected, and leaves when its standard input ends.
const [, , dataDir = ''] = process.argv;
const database = await startEmbeddedPostgres({ dataDir });
process.stdout.write(`${JSON.stringify(database.connection)}\n`);
process.stdin.resume();
process.stdin.once('end', () => void database.stop().then(() => process.exit(0)));
