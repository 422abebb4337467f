/** One world for all examples of the document: Ana, her dog, and a clinic. */
export const USER = {
  id: '0b7c1a52-6f0e-4b0e-9a53-1f1f0c3f7d10',
  _id: '0b7c1a52-6f0e-4b0e-9a53-1f1f0c3f7d10',
  email: 'ana@correo.com',
  name: 'Ana Gómez',
  phone: '3105551234',
  address: 'Calle 12 # 34-56, Bogotá',
  role: 'user',
  isActive: true,
  createdAt: '2026-11-25T15:00:00.000Z',
} as const;

export const ACCOUNT = { ...USER, activeTokens: ['5d0a1d7e-2f3c-4f7e-8f0d-8f9b9d2f4a11'] } as const;

export const PET = {
  id: '7f9a2c44-9d7b-4e43-8f3d-2f6a5f0f9c21',
  name: 'Canela',
  species: 'perro',
  breed: 'labrador',
  age: 3,
  weight: 28.5,
  notes: null,
  birthMonth: '2023-11',
} as const;

export const APPOINTMENT = {
  id: 'c1d5b6f0-3a4e-4b59-8d56-0a6a1d0f7e32',
  petId: PET.id,
  petName: PET.name,
  clinicId: 'e4b8a0d2-5c6f-4d1a-9b7e-3c2d1f0a8b43',
  clinicName: 'Clínica Los Sauces',
  date: '2026-11-27T10:30',
  type: 'checkup',
  status: 'pending',
  notes: null,
} as const;

export const CLINIC_APPOINTMENT = {
  id: APPOINTMENT.id,
  patientName: PET.name,
  ownerName: USER.name,
  type: 'checkup',
  status: 'confirmed',
  time: '10:30',
  date: '2026-11-27',
} as const;

export const PATIENT = {
  id: PET.id,
  name: PET.name,
  breed: 'labrador',
  species: 'perro',
  owner: USER.name,
  lastVisit: '2026-11-20',
} as const;

export const STATISTICS = {
  totalPatients: 128,
  appointmentsToday: 9,
  monthlyIncome: 8_450_000,
  pendingMessages: 3,
} as const;
