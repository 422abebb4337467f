import { useId } from 'react';
import { parsePesos, typedPesos } from '../../lib/pesos.ts';
import { type ChargeItem, IVA_NAME, IVA_RATES, type IvaRate } from '../../shared/charges.ts';
import { TEXT } from '../../shared/limits.ts';
import type { Service } from '../../shared/schemas/charge.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A line as it is being typed. `isFree`: its name is typed too. */
export type TypedItem = {
  key: string;
  isFree: boolean;
  name: string;
  quantity: string;
  unit: string;
  iva: IvaRate | '';
  discount: string;
  discountReason: string;
};

export const typedItem = (item: Partial<ChargeItem> & { isFree?: boolean }): TypedItem => ({
  key: crypto.randomUUID(),
  isFree: item.isFree ?? false,
  name: item.name ?? '',
  quantity: String(item.quantity ?? 1),
  unit: typedPesos(item.unitCop),
  iva: item.iva ?? '',
  discount: item.discountCop ? typedPesos(item.discountCop) : '',
  discountReason: item.discountReason ?? '',
});

const whole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);
/** What was typed as it is sent; what is no number stays so, and the schema says it. */
export const itemOf = (typed: TypedItem): ChargeItem => ({
  name: typed.name,
  quantity: whole(typed.quantity),
  unitCop: parsePesos(typed.unit) ?? Number.NaN,
  iva: typed.iva === '' ? null : typed.iva,
  discountCop: parsePesos(typed.discount) ?? 0,
  discountReason: typed.discountReason.trim() || null,
});

/** Errors of a line by its field, as the schema names them. */
export type ItemIssues = Partial<Record<keyof ChargeItem, string>>;

const More = ({
  item,
  onChange,
  issues,
}: {
  item: TypedItem;
  onChange: (item: TypedItem) => void;
  issues: ItemIssues;
}) => (
  <details
    className="charge-more"
    open={Boolean(issues.quantity || issues.discountCop || issues.discountReason || issues.iva) || undefined}
  >
    <summary>Cantidad, IVA y descuento</summary>
    <div className="charge-parts">
      <TextField
        label="Cantidad"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={item.quantity}
        onChange={({ target }) => onChange({ ...item, quantity: target.value })}
        error={issues.quantity}
      />
      <SelectField
        label="IVA incluido"
        value={item.iva}
        onChange={({ target }) => onChange({ ...item, iva: target.value as IvaRate | '' })}
        error={issues.iva}
      >
        <option value="">Sin definir</option>
        {IVA_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {IVA_NAME[rate]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Descuento"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        unit="COP"
        value={item.discount}
        onChange={({ target }) => onChange({ ...item, discount: target.value })}
        error={issues.discountCop}
      />
      <TextField
        label="Por qué se descuenta"
        optional
        maxLength={TEXT.reason}
        value={item.discountReason}
        onChange={({ target }) => onChange({ ...item, discountReason: target.value })}
        error={issues.discountReason}
      />
    </div>
  </details>
);

/** What is charged, line by line: the usual one stands there, others come from the price list. */
export const ChargeItems = ({
  items,
  onChange,
  services,
  hint,
  issues,
}: {
  items: readonly TypedItem[];
  onChange: (items: TypedItem[]) => void;
  services: readonly Service[];
  /** Stands under the only line's value. */
  hint: string;
  issues: readonly ItemIssues[];
}) => {
  const id = useId();
  const set = (item: TypedItem) => onChange(items.map((one) => (one.key === item.key ? item : one)));
  const add = (chosen: string) => {
    const service = services.find((one) => one.id === chosen);
    onChange([
      ...items,
      typedItem(service ? { name: service.name, unitCop: service.priceCop, iva: service.iva } : { isFree: true }),
    ]);
  };
  const isOne = items.length === 1;
  return (
    <>
      {items.map((item, index) => (
        <section key={item.key} aria-labelledby={`${id}-${item.key}`} className="charge-item">
          <div className="row-head">
            <b id={`${id}-${item.key}`}>{item.name || 'Otro servicio'}</b>
            {!isOne && (
              <button
                type="button"
                className="btn quiet small"
                onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
              >
                <Icon name="x" />
                Quitar<span className="sr-only"> {item.name || 'otro servicio'}</span>
              </button>
            )}
          </div>
          {item.isFree && (
            <TextField
              label="Qué se cobra"
              maxLength={TEXT.service}
              required
              value={item.name}
              onChange={({ target }) => set({ ...item, name: target.value })}
              error={issues[index]?.name}
            />
          )}
          <TextField
            label={isOne ? 'Valor cobrado' : 'Precio'}
            hint={isOne ? hint : undefined}
            // Without it the dialog gives the focus to 'Cerrar', and Enter would close it.
            data-autofocus={index === 0 || undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            unit="COP"
            required
            value={item.unit}
            onChange={({ target }) => set({ ...item, unit: target.value })}
            error={issues[index]?.unitCop}
          />
          <More item={item} onChange={set} issues={issues[index] ?? {}} />
        </section>
      ))}
      <SelectField
        label="Agregar a la cuenta"
        optional
        value=""
        onChange={({ target }) => target.value && add(target.value)}
      >
        <option value="">Elige un servicio</option>
        {services.map((service) => (
          <option key={service.id} value={service.id}>
            {service.name}
          </option>
        ))}
        <option value="otro">Otro: escribirlo</option>
      </SelectField>
    </>
  );
};
