import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { type ReactNode, useState } from 'react';

export type TabItem = { id: string; label: string; panel: () => ReactNode };

/**
 * Tabs of one page. A panel is drawn when it is first opened and stays from then on, so that what was typed in it is not lost.
 * `selected` is the caller's, which keeps it in the address.
 */
export const Tabs = ({
  label,
  items,
  selected,
  onSelect,
}: {
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}) => {
  const [opened, setOpened] = useState<readonly string[]>([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);
  return (
    <div>
      <TabProvider selectedId={selected} setSelectedId={(id) => id && id !== selected && onSelect(id)}>
        <TabList className="panel-tabs" aria-label={label}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className="panel-tab">
              {item.label}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} tabId={item.id} className="panel-body" focusable={false}>
            {opened.includes(item.id) && item.panel()}
          </TabPanel>
        ))}
      </TabProvider>
    </div>
  );
};
