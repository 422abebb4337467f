/** Modules that the content plugin serves (scripts/content/plugin.ts). */
declare module 'guides:catalogue/primeros-auxilios' {
  const entries: import('../content/schema/summary.ts').FirstAidSummary[];
  export default entries;
}
declare module 'guides:catalogue/toxicos' {
  const toxics: import('../content/schema/summary.ts').ToxicSummary[];
  export default toxics;
}
declare module 'guides:toxic-count' {
  const count: number;
  export default count;
}
declare module 'guides:catalogue/*' {
  const catalogue: import('../content/schema/summary.ts').Catalogue;
  export default catalogue;
}
declare module 'guides:records/*' {
  const records: Record<string, () => Promise<{ default: unknown }>>;
  export default records;
}
declare module 'guides:facts/numeros' {
  const numbers: import('../content/schema/facts.ts').NumbersFile;
  export default numbers;
}
declare module 'guides:facts/legal' {
  const legal: import('../content/schema/facts.ts').LegalFile;
  export default legal;
}
declare module 'guides:facts/chocolate' {
  const chocolate: import('../content/schema/facts.ts').ChocolateFile;
  export default chocolate;
}
declare module 'guides:alertas' {
  const rules: {
    flags: import('./shared/red-flags/rules.ts').RedFlags;
    substances: import('./shared/red-flags/rules.ts').Substance[];
  };
  export default rules;
}
declare module 'guides:search' {
  const address: string;
  export default address;
  export const indexAddress: string;
}
declare module 'guides:examples' {
  const examples: string[];
  export default examples;
}
declare module 'guides:index' {
  const index: import('../content/schema/summary.ts').GuideIndex;
  export default index;
}
declare module 'guides:facts/politica' {
  const policy: import('../content/schema/policy.ts').PolicyFile;
  export default policy;
}
declare module 'guides:facts/acerca' {
  const about: import('../content/schema/about.ts').AboutFile;
  export default about;
}
declare module 'guides:facts/como-se-revisa' {
  const text: import('../content/schema/about.ts').AboutFile;
  export default text;
}
declare module 'guides:signed' {
  const signed: import('../content/schema/review.ts').Signed;
  export default signed;
}
declare module 'guides:facts/signos-vitales' {
  const vitals: import('../content/schema/facts.ts').VitalsFile;
  export default vitals;
}
