import type { Language } from '@stragan/contract'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The language of the page: of the person who is signed in, else the one chosen before. */
export const useLanguage = (): Language => useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
