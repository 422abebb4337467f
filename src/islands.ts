/**
 * Every living part of the public pages: its name in the html → its component. A page places one with
 * `<Island name="carousel" props={…} />` (lib/island.tsx), src/loader/islands.ts wakes it.
 */
export const ISLANDS = {
  header: () => import('./app/shell/islands.tsx').then((module) => module.HeaderIsland),
  footer: () => import('./app/shell/islands.tsx').then((module) => module.FooterIsland),
  'site-notice': () => import('./app/shell/site-notice.tsx').then((module) => module.SiteNotice),
  carousel: () => import('./features/guides/pictures/carousel.tsx').then((module) => module.Carousel),
  'breed-tabs': () => import('./features/guides/breeds/breed-tabs.tsx').then((module) => module.TabRow),
  'breed-search': () => import('./features/guides/breeds/breed-search.tsx').then((module) => module.BreedSearch),
  'breed-list': () => import('./features/guides/breeds/breed-list.tsx').then((module) => module.BreedList),
  'breed-tray': () => import('./features/guides/breeds/breed-list-tray.tsx').then((module) => module.CompareTray),
  quiz: () => import('./features/guides/quiz/quiz-form.tsx').then((module) => module.QuizForm),
  clinic: () => import('./features/guides/first-aid/aid-islands.tsx').then((module) => module.Clinic),
  printer: () => import('./features/guides/first-aid/aid-islands.tsx').then((module) => module.Printer),
  'aid-species': () => import('./features/guides/first-aid/aid-species.ts').then((module) => module.AidSpecies),
  cpr: () => import('./features/guides/first-aid/cpr-start.tsx').then((module) => module.CprStart),
  'vital-counter': () =>
    import('./features/guides/vital-signs/vital-counter.tsx').then((module) => module.VitalCounter),
  chocolate: () =>
    import('./features/guides/chocolate/chocolate-calculator.tsx').then((module) => module.ChocolateCalculator),
  'toxic-finder': () => import('./features/guides/toxics/toxic-finder.tsx').then((module) => module.ToxicFinder),
  'offline-guide': () => import('./features/offline/offline-guide.tsx').then((module) => module.OfflineGuide),
  search: () => import('./features/guides/search/search-live.tsx').then((module) => module.SearchLive),
  ticks: () => import('./features/guides/ticks/keep-ticks.ts').then((module) => module.KeepTicks),
};
