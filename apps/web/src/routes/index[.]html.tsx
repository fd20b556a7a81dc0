import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen, loadHome } from './-home-screen.tsx';

export const Route = createFileRoute('/index.html')({ loader: loadHome, component: HomeScreen });
