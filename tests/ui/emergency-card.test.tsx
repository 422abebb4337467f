import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EmergencyCard } from '../../src/features/pets/emergency-card.tsx';
import type { PetCard } from '../../src/shared/schemas/pet-file.ts';
import { renderForm } from './api.tsx';

const card = {
  id: 'p1',
  name: 'Nube',
  species: 'gato',
  breed: null,
  birthMonth: '2022-05',
  weight: 4,
  notes: null,
  sex: null,
  isNeutered: null,
  colour: null,
  microchip: null,
  allergies: null,
  allergiesNoneOn: null,
  medicines: null,
  ownerName: 'Ana Ruiz',
  ownerPhone: '3105550100',
  clinic: {
    id: 'c1',
    name: 'Veterinaria Los Sauces',
    phone: '6015550100',
    address: 'Carrera 7 # 45-67',
    city: 'Bogotá',
  },
} as unknown as PetCard;

const lines = (
  <>
    <a className="card-call" href="tel:018000916012">
      <span>
        <b className="num">01 8000 916012</b>
        Toxicología
      </span>
    </a>
    <a className="card-call" href="tel:123">
      <span>
        <b className="num">123</b>
        Emergencias
      </span>
    </a>
  </>
);

afterEach(() => page.viewport(1280, 800));

test.each([320, 375])('at %d px every number and word stands whole in its own box', async (width) => {
  await page.viewport(width, 740);
  await renderForm(
    <div className="wrap-app">
      <EmergencyCard card={card} others={[]} lines={lines} />
    </div>,
  );
  const boxes = [...document.querySelectorAll<HTMLElement>('.card-call')];
  expect(boxes).toHaveLength(3);
  for (const box of boxes) {
    const inner = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(box.querySelector('span') as Node);
    for (const { left, right } of range.getClientRects()) {
      expect(left).toBeGreaterThanOrEqual(inner.left);
      expect(right).toBeLessThanOrEqual(inner.right);
    }
  }
});
