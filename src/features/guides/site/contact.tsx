import type { PolicyFile } from '../../../../content/schema/policy.ts';

/** Where corrections and signatures go: the address of who answers for the site, or that there is none yet. */
export const Contact = ({ controller }: Pick<PolicyFile, 'controller'>) =>
  controller ? (
    <p>
      Escribe a <a href={`mailto:${controller.email}`}>{controller.email}</a>. Responde {controller.name},{' '}
      {controller.address}.
    </p>
  ) : (
    <p>
      Esta es una instalación de prueba y todavía no tiene una dirección a la cual escribir. Quien la publique debe
      ponerla, y saldrá aquí.
    </p>
  );
