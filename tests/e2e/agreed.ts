import { expect, type Page } from '@playwright/test';
import { type Demo, emailOf, openSession } from './sign-in.ts';

/**
 * The clinic confirms what an owner asked of it with these notes: walks over one database leave no requests that wait, of which
 * an owner has only so many (limits.ts). `token` is the owner's.
 */
export const agreed = async (page: Page, token: string, clinic: Demo, notes: string): Promise<void> => {
  const headers = (of: string) => ({ authorization: `Bearer ${of}` });
  const visits = await (await page.request.get('/users/appointments', { headers: headers(token) })).json();
  const { id } = visits.find((visit: { notes: string | null }) => visit.notes === notes);
  const desk = await openSession(page, emailOf(clinic));
  const data = { id, version: 1, act: 'confirm' };
  const answer = await page.request.post('/trpc/visits.setStatus', { headers: headers(desk.token), data });
  expect(answer.status(), await answer.text()).toBe(200);
};
