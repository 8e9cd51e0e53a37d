import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '@sibila/api/trpc/router';

/** The typed hooks over the API's procedures. */
export const trpc = createTRPCReact<AppRouter>();
