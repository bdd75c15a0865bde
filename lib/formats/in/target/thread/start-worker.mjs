// A thread does not inherit what lets its process run TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
