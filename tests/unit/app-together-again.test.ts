import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/lib/trpc.ts';

test('one part of a screen that comes back brings the others that were cut off; what did not fail is not asked again', async () => {
  const client = createQueryClient();
  let isUp = false;
  const asked = { visits: 0, pets: 0, clinics: 0 };
  const part = (name: keyof typeof asked, fails: boolean) => {
    const queryFn = () => {
      asked[name] += 1;
      return fails && !isUp ? Promise.reject(new Error('cut')) : Promise.resolve(name);
    };
    const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false });
    observer.subscribe(() => {});
    return observer;
  };
  const [visits, pets, clinics] = [part('visits', true), part('pets', true), part('clinics', false)];
  await vi.waitFor(() => {
    for (const one of [visits, pets]) expect(one.getCurrentResult().status).toBe('error');
    expect(clinics.getCurrentResult().status).toBe('success');
  });
  // Asked again while nothing answers: nobody asks for the others.
  await visits.refetch();
  expect(asked).toEqual({ visits: 2, pets: 1, clinics: 1 });
  isUp = true;
  await visits.refetch();
  await vi.waitFor(() => expect(pets.getCurrentResult().data).toBe('pets'));
  expect(asked).toEqual({ visits: 3, pets: 2, clinics: 1 });
});
