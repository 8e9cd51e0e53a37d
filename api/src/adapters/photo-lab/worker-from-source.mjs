// tsx's hooks reach the main thread alone: a worker of TypeScript has to call for them itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
