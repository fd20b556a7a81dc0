import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen, loadHome } from './-home-screen.tsx';

export const Route = createFileRoute('/home')({ loader: loadHome, component: HomeScreen });
