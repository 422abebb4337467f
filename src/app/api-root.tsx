import type { ReactNode } from 'react';

export const ApiRoot = ({ children }: { children: ReactNode }) => children;
