import { expect, test, vi } from 'vitest';
import { AddPapers } from '../../src/features/photos/add-papers.tsx';
import { OwnPhoto } from '../../src/features/photos/own-photo.tsx';
import { useKeepPhotoId } from '../../src/lib/pet-photo.tsx';
import { renderForm } from './api.tsx';

const PET = { id: 'nube', name: 'Nube' };

const Photo = () => {
  const keep = useKeepPhotoId();
  return (
    <>
      <button type="button" onClick={() => keep(PET.id, 'foto')}>
        Llegó
      </button>
      <OwnPhoto pet={PET} />
    </>
  );
};

test('who removes a photo by keyboard stays beside it', async () => {
  const deleted = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const screen = await renderForm(<Photo />);
  await screen.getByRole('button', { name: 'Llegó' }).click();
  const remove = screen.getByRole('button', { name: 'Quitar foto de Nube' });
  await expect.element(remove).toBeVisible();
  await remove.click();
  await screen.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Poner foto de Nube' })).toHaveFocus();
  deleted.mockRestore();
});

test('who discards a paper that could not be sent stays where papers are added', async () => {
  const screen = await renderForm(<AddPapers side="owner" to={{ kind: 'carne', of: 'nube' }} name="el carné" />);
  const chooser = screen.container.querySelector('input[type=file]') as HTMLInputElement;
  const files = new DataTransfer();
  for (const name of ['uno.jpg', 'dos.jpg']) files.items.add(new File(['no photo'], name, { type: 'image/jpeg' }));
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  await screen.getByRole('button', { name: 'Descartar uno.jpg' }).click();
  await expect.element(screen.getByRole('button', { name: 'Descartar dos.jpg' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Descartar dos.jpg' }).click();
  await expect.element(screen.getByRole('button', { name: 'Agregar foto o PDF a el carné' })).toHaveFocus();
});
