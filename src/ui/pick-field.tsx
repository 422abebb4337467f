import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react';
import { type ReactNode, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';

export type Offer = { value: string; text: string; aside?: string };
/** What is offered together; without a label when there is one group alone. */
export type Offers = readonly { label?: string; offers: readonly Offer[] }[];

/**
 * Chooses one of many by a part of its words. Only what is chosen counts: a text that was left without a choice stays and says so
 * by the field.
 */
export const PickField = ({
  label,
  hint,
  placeholder,
  chosen,
  typed,
  onType,
  offered,
  none,
  unchosen,
  takes,
  onPick,
}: Pick<FieldWords, 'label' | 'hint'> & {
  /** What an empty field means: 'Todas'. */
  placeholder: string;
  /** The words of what is chosen; empty: nothing. */
  chosen: string;
  /** What is being typed; null: the field says what is chosen. */
  typed: string | null;
  onType: (typed: string | null) => void;
  offered: Offers;
  /** Stands in place of offers. */
  none: ReactNode;
  /** What is said of a text that was left without a choice. */
  unchosen: (typed: string) => string;
  /** The value that a text is as it stands, without a choice. */
  takes?: (typed: string) => string | undefined;
  /** undefined: nothing in particular. */
  onPick: (value: string | undefined) => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const text = typed?.trim() ?? '';
  // An emptied field of which nothing is offered must not say that it does.
  const offers = text !== '' || offered.length > 0;
  const pick = (value: string | undefined) => {
    setLeft(false);
    onType(null);
    onPick(value);
  };
  const leave = () => {
    if (text === '') return onType(null);
    const value = takes?.(text);
    if (value !== undefined) return pick(value);
    setLeft(true);
  };
  return (
    <Field label={label} hint={hint} error={isLeft && text !== '' ? unchosen(text) : undefined}>
      {(control) => (
        <ComboboxProvider
          open={isOpen && offers}
          setOpen={setOpen}
          value={typed ?? chosen}
          setValue={(value) => {
            setLeft(false);
            onType(value);
            if (value === '' && chosen !== '') onPick(undefined);
          }}
          setSelectedValue={(value) => typeof value === 'string' && value !== '' && pick(value)}
        >
          <Combobox
            className="input"
            autoComplete="off"
            autoSelect
            placeholder={placeholder}
            maxLength={80}
            onBlur={({ relatedTarget }) => {
              if (!(relatedTarget instanceof Element && relatedTarget.closest('.suggestions'))) leave();
            }}
            {...control}
          />
          {offers && (
            <ComboboxPopover className="suggestions" gutter={6} sameWidth unmountOnHide aria-label={label}>
              {offered.map((group) => (
                <ComboboxGroup key={group.label ?? ''}>
                  {group.label && <ComboboxGroupLabel className="suggestion-group">{group.label}</ComboboxGroupLabel>}
                  {group.offers.map((offer) => (
                    <ComboboxItem key={offer.value} value={offer.value} setValueOnClick={false} className="suggestion">
                      <span>
                        {offer.text}
                        {offer.aside && <span className="soft small"> {offer.aside}</span>}
                      </span>
                    </ComboboxItem>
                  ))}
                </ComboboxGroup>
              ))}
              {offered.length === 0 && <p className="suggestion soft">{none}</p>}
            </ComboboxPopover>
          )}
        </ComboboxProvider>
      )}
    </Field>
  );
};
