import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './somebody.ts';

let serial = 0;

/** An account of this walk alone, made through the API. */
export const made = async (
  page: Page,
  token: string,
  has: { name: string; email?: string; role?: string },
): Promise<{ id: string; email: string }> => {
  serial += 1;
  const email = `cuenta-${Date.now()}-${serial}-${Math.random().toString(36).slice(2, 8)}@correo.test`;
  const data = { email, password: PASSWORD, ...has };
  const answer = await page.request.post('/admin/users', { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.status()).toBe(201);
  return answer.json();
};

/** What was done to an account, the latest first, as the log has it. */
export const actsOf = async (page: Page, token: string, target: string): Promise<string[]> => {
  const input = encodeURIComponent(JSON.stringify({ target }));
  const answer = await page.request.get(`/trpc/accounts.acts?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = await answer.json();
  return result.data.rows.map(({ action }: { action: string }) => action);
};

/** What the server says to three acts that are not offered, each tried as the screen would and by REST. */
export const refusalsOf = async (page: Page, token: string, id: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const trpc = async (procedure: string, data: object) => {
    const answer = await page.request.post(`/trpc/${procedure}`, { headers, data });
    return (await answer.json()).error?.data.key;
  };
  const rest = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    return (await answer.json()).code;
  };
  return [
    await trpc('accounts.setActive', { id, active: false }),
    await rest('PATCH', `/admin/users/${id}/toggle-status`),
    await trpc('accounts.remove', { id }),
    await rest('DELETE', `/admin/users/${id}`),
    await trpc('accounts.update', { id, role: 'user' }),
    await rest('PUT', `/admin/users/${id}`, { role: 'user' }),
  ];
};
