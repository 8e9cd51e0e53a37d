// A process of TypeScript has to call for tsx itself.
import { register } from 'tsx/esm/api';

register();
await import('./printer.ts');
