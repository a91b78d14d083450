rules-goal = Nå 30 makt med hel rustning innan de 14 kataklysmerna är över.
