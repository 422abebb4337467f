import { WorkerEntrypoint } from 'cloudflare:workers';

/** The local product's e-mail: every mail goes through miniflare's own binding, and is kept for `/buzon`. Never deployed. */
export class Mailbox extends WorkerEntrypoint {
  async send(mail) {
    const answer = await this.env.EMAIL.send(mail);
    await this.env.KEPT.fetch('http://mailbox/', { method: 'POST', body: JSON.stringify(mail) });
    return answer;
  }
}

/** `/buzon` and what is under it, drawn by scripts/serve/mailbox.ts. */
export default { fetch: (request, { KEPT }) => KEPT.fetch(request) };
