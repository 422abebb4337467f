import { Link } from 'wouter';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceMenu } from '../../ui/more-menu.tsx';
import { useCards } from './use-cards.ts';

/** The clinical history (spec §2, User dashboard): of the only pet at one press, else of the one that is chosen. */
export const HistoryDoor = () => {
  const { cards } = useCards();
  const [first, ...others] = cards ?? [];
  if (!first) return null;
  const words = (
    <>
      <Icon name="notebook-text" />
      Historia clínica
    </>
  );
  if (others.length === 0)
    return (
      <Link href={paths.pet(first.id, 'historia')} className="btn line small">
        {words}
      </Link>
    );
  return (
    <ChoiceMenu
      label={words}
      items={[first, ...others].map(({ id, name }) => ({
        key: id,
        label: name,
        icon: 'notebook-text',
        href: paths.pet(id, 'historia'),
      }))}
    />
  );
};
