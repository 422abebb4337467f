import type { User } from '../../shared/schemas/auth.ts';
import { ProfileForm } from './profile-form.tsx';

/** The profile's form, and the e-mail, which only those who run the service change. */
export const ProfileSection = ({ user }: { user: User }) => (
  <>
    <p className="measure">
      <span className="soft">Correo electrónico:</span> <b className="own-email">{user.email}</b>
    </p>
    <p className="soft small measure">
      Con él inicias sesión. Si cambió, pídelo en una solicitud sobre tus datos, más abajo.
    </p>
    <div className="narrow-form">
      <ProfileForm user={user} />
    </div>
  </>
);
