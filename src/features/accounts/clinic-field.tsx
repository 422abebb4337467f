import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OpenClinic } from '../../shared/schemas/account.ts';
import { Field, type FieldWords } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

const nameOf = ({ name }: OpenClinic): string => name || 'Clínica sin nombre todavía';

/** What nobody could choose from, in words. */
const Nothing = ({ error, pending }: { error: unknown; pending: boolean }) => (
  <p className="suggestion soft">
    {error
      ? errorText(error, 'No se pudieron buscar las clínicas')
      : pending
        ? 'Buscando...'
        : 'Ninguna clínica abierta coincide'}
  </p>
);

/** Chooses one of the open clinics by a part of its name or city, or of somebody who is in it; null: none is chosen. */
export const ClinicField = ({
  chosen,
  onChoose,
  placeholder,
  inputRef,
  first = false,
  ...words
}: FieldWords & {
  chosen: OpenClinic | null;
  onChoose: (clinic: OpenClinic | null) => void;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** A dialog opens with the focus here. */
  first?: boolean;
}) => {
  /** null: what stands is what was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const q = useDeferredValue(typed?.trim() ?? '');
  const { data, error, isFetching } = useQuery(
    useTRPC().accounts.clinics.queryOptions({ q }, { enabled: typed !== null, placeholderData: keepPreviousData }),
  );
  const offered = data ?? [];
  return (
    <Field {...words}>
      {(control) => (
        <ComboboxProvider
          value={typed ?? (chosen ? nameOf(chosen) : '')}
          setValue={(text) => {
            setTyped(text);
            if (text === '') onChoose(null);
          }}
          // A choice is a clinic, not a text.
          selectedValue=""
          setSelectedValue={(id) => {
            const clinic = offered.find((one) => one.id === id);
            if (!clinic) return;
            onChoose(clinic);
            setTyped(null);
          }}
        >
          <Combobox
            className="input"
            autoComplete="off"
            placeholder={placeholder}
            ref={inputRef}
            {...(first && { 'data-autofocus': true })}
            // What was typed and not chosen is no clinic: the field says again which one is.
            onBlur={() => setTyped(null)}
            {...control}
          />
          {typed !== null && (
            <ComboboxPopover className="suggestions" gutter={6} sameWidth portal={false} aria-label={words.label}>
              {offered.map((clinic) => (
                <ComboboxItem key={clinic.id} value={clinic.id} setValueOnClick={false} className="suggestion">
                  <Icon name="building-2" />
                  <span>
                    {nameOf(clinic)}
                    <span className="block soft small">
                      {[clinic.city, clinic.people.join(', ')].filter(Boolean).join(' · ') || 'Sin nadie todavía'}
                    </span>
                  </span>
                </ComboboxItem>
              ))}
              {offered.length === 0 && <Nothing error={error} pending={isFetching} />}
            </ComboboxPopover>
          )}
        </ComboboxProvider>
      )}
    </Field>
  );
};
