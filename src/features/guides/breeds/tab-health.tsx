import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Part } from '../part.tsx';

/** Tab Salud (spec §2): the list of health issues and the text on health care; for hamsters common issues and prevention. */
export const TabHealth = ({ record }: { record: AnyBreed }) => {
  const { health } = record.care_tips;
  const hamster = 'prevention' in health;
  const issues = 'health_issues' in record ? record.health_issues : hamster ? health.common_issues : [];
  return (
    <>
      <Part title={hamster ? 'Problemas frecuentes' : 'Problemas de salud de la raza'} className="wide">
        <ul className="issues">
          {issues.map(({ name, note, test }) => (
            <li key={name}>
              <h4>{name}</h4>
              <p>{note}</p>
              {test && (
                <p className="issue-test">
                  <Icon name="stethoscope" />
                  <span>
                    <b>Prueba:</b>
                    {` ${test}`}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={hamster ? 'Prevención' : 'Cuidados de salud'} text={hamster ? health.prevention : health} />
    </>
  );
};
