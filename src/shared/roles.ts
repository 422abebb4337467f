/** Account roles (spec §3). */
export const ROLES = ['user', 'business', 'admin', 'toor'] as const;
export type Role = (typeof ROLES)[number];

/** Where a role lands after login (spec §4, first reading; admin: product.md, Roles). */
export const DASHBOARD_OF: Record<Role, string> = {
  user: '/dashboard/user',
  business: '/dashboard/business',
  admin: '/dashboard/admin',
  toor: '/dashboard/toor',
};

/** Role names as screens show them. */
export const ROLE_NAME: Record<Role, string> = {
  user: 'Usuario',
  business: 'Clínica',
  admin: 'Administrador',
  toor: 'Superadministrador',
};

/** Spec §4: an unknown role falls back to the owner's dashboard. */
export const dashboardFor = (role: string): string => DASHBOARD_OF[role as Role] ?? DASHBOARD_OF.user;
