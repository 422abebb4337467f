import { z } from 'zod';

/** Whether the deployment sends e-mail. */
export const postOutput = z.object({ enabled: z.boolean() });
