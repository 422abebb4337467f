import { zodResolver } from '@hookform/resolvers/zod';
import { recoveryInput } from '../../shared/schemas/proof.ts';

/** What /recuperar asks of its field; loaded at its first touch. */
export const recoveryCheck = zodResolver(recoveryInput);
